/** Stands in for a component that has nothing to draw on this site. */
export default function Nothing(): null {
  return null;
}
