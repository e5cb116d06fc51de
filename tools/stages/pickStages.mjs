/**
 * @param {import('./runStages.mjs').Stage[][]} groups
 * @param {string[]} names names of the wanted stages; none means all
 * @returns the groups with only the wanted stages in them
 */
export function pickStages(groups, names) {
  if (names.length === 0) return groups;
  const known = groups.flat().map(({name}) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No stage "${unknown.join('", "')}". There are: ${known.join(', ')}.`);
  }
  return groups.map((group) => group.filter(({name}) => names.includes(name))).filter((group) => group.length > 0);
}
