/** OURS: nothing. The stock card begins with a picture letter, the same on every card of a page, and read out. */
export default function DocCardHeadingIcon(): null {
  return null;
}
