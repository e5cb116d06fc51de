/** Stands between the parts of a trail. */
export const trailSeparator = ' › ';
