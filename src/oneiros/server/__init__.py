"""Oneiros on the network: tables for the browser, and everything that they need."""
