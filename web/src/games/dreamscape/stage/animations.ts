import type { Attachment } from "svelte/attachments";
import type { Flight, Show } from "./flights";

/** How far a shard sinks when it lands, in pixels. */
const SETTLES = 3;
const TURNS = 700;

/** An element that stands where a flight ends is moved there from where it begins. */
export function flying({ from, to, arc, way, lasts }: Flight): Attachment<HTMLElement> {
  return (element) => {
    const timing: KeyframeAnimationOptions = { duration: lasts, fill: "both" };
    const moving = element.animate(way === "fly" ? flown(from, to, arc) : way === "grow" ? GROWN : LAIN, timing);
    if (way !== "fly") element.style.transformOrigin = way === "grow" ? "50% 92%" : "50% 100%";
    return () => moving.cancel();
  };
}

const GROWN: Keyframe[] = [
  { transform: "scale(0.1, 0)", opacity: 0.4 },
  { transform: "scale(1.12, 1.08)", opacity: 1, offset: 0.75, easing: "ease-out" },
  { transform: "none" },
];

const LAIN: Keyframe[] = [
  { transform: "translateY(-14px) rotate(-14deg)", easing: "ease-in" },
  { transform: "translateY(0) rotate(0)", offset: 0.6 },
  { transform: "scale(1.04, 0.94)", offset: 0.8 },
  { transform: "none" },
];

/** A way through the air, a little faster at first, and a settling at its end. */
function flown(from: Flight["from"], to: Flight["to"], arc: number): Keyframe[] {
  const x = from.left - to.left;
  const y = from.top - to.top;
  const scale = from.width / (to.width || 1);
  const at = (share: number): Keyframe => {
    const left = 1 - share;
    const up = 4 * arc * share * left;
    return {
      transform: `translate(${x * left}px, ${y * left - up}px) scale(${1 + (scale - 1) * left})`,
      offset: share * 0.85,
    };
  };
  return [
    at(0),
    at(0.25),
    at(0.5),
    at(0.75),
    at(1),
    { transform: `translateY(${SETTLES}px)`, offset: 0.92 },
    { transform: "none", offset: 1 },
  ];
}

/** A copy of a completed card glows, turns over and goes where its pile is. */
export function turningOver({ element, at, to }: Extract<Show, { show: "card" }>): Attachment<HTMLElement> {
  return (layer) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const name of Object.keys(copy.dataset)) copy.removeAttribute(`data-${name}`);
    copy.inert = true;
    Object.assign(copy.style, {
      position: "absolute",
      margin: "0",
      left: `${at.left}px`,
      top: `${at.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    });
    layer.append(copy);
    const x = to.left + to.width / 2 - at.left - at.width / 2;
    const y = to.top + to.height / 2 - at.top - at.height / 2;
    const glow = "0 0 0 4px var(--cell-chosen), 0 0 32px var(--cell-chosen)";
    const moving = copy.animate(
      [
        { transform: "none", boxShadow: "none" },
        { transform: "scale(1.05)", boxShadow: glow, offset: 0.35 },
        { transform: `translate(${x / 2}px, ${y / 2}px) rotateY(90deg)`, boxShadow: glow, offset: 0.75 },
        { transform: `translate(${x}px, ${y}px) rotateY(180deg) scale(0.6)`, boxShadow: "none", opacity: 0 },
      ],
      { duration: TURNS, easing: "ease-in-out", fill: "both" },
    );
    return () => {
      moving.cancel();
      copy.remove();
    };
  };
}
