/** @returns whether a text is a day of the calendar, as ISO 8601 writes it: `2027-06-30` */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
