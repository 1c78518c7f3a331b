import { expect, test, vi } from "vitest";
import * as api from "./api";

const answer = (body: string, status = 200): void => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(body, { status }))),
  );
};

test("an answer is given as it came", async () => {
  answer('{"name":"Ola"}');
  expect(await api.me()).toEqual({ name: "Ola" });
  expect(fetch).toHaveBeenCalledWith("/api/me", expect.objectContaining({ method: "GET" }));
});

test("what is sent is JSON, and a name of a table cannot leave its place", async () => {
  answer("{}");
  await api.join("../me", { seat: 1, invite: "secret" });
  expect(fetch).toHaveBeenCalledWith(
    "/api/tables/..%2Fme/join",
    expect.objectContaining({ method: "POST", body: '{"seat":1,"invite":"secret"}' }),
  );
});

test("a refusal keeps its reason and its sentence", async () => {
  answer('{"type":"refused","reason":"table-full","sentence":"⟦table-full⟧"}', 409);
  await expect(api.join("t", { seat: 1 })).rejects.toMatchObject({ reason: "table-full", sentence: "⟦table-full⟧" });
});

test("anything else that goes wrong has a sentence too", async () => {
  answer("<html>", 502);
  await expect(api.tables()).rejects.toMatchObject({ reason: "http-502", sentence: "⟦web-refused-fault⟧" });
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError())),
  );
  await expect(api.tables()).rejects.toMatchObject({ reason: "offline" });
  expect(api.sentenceOf(new Error("x"))).toBe("⟦web-refused-fault⟧");
});
