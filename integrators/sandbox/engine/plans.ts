/** How events are rehearsed, in the page and on a machine; each plan is something that happens to receivers. */
export const plans = [
  'once',
  'twice',
  'reordered',
  'late',
  'wrong-token',
  'missing',
  '500-then-ok',
  'slow-receiver',
] as const;

export type Plan = (typeof plans)[number];
