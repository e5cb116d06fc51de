/** Replaces the theme's tags for the crawler of the hosted search. */
export default function SearchMetadata(): null {
  return null;
}
