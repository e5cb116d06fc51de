/** The stock tags tell the crawler of a hosted search which pages belong together; this search reads no such tag. */
export default function SearchMetadata(): null {
  return null;
}
