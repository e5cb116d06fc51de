/** OURS: nothing. The stock icon is an emoji, the same on every card of a page, which screen readers read out. */
export default function DocCardHeadingIcon(): null {
  return null;
}
