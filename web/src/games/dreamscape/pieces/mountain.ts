import type { Shard } from "../messages";

/** Where a stack has rock on rock: on top, where snow lies; buried under other shards; or nowhere. */
export function mountain(stack: readonly Shard[]): "" | "top" | "buried" {
  const last = stack.length - 1;
  if (stack[last] === "rock" && stack[last - 1] === "rock") return "top";
  return stack.some((kind, level) => kind === "rock" && stack[level + 1] === "rock") ? "buried" : "";
}
