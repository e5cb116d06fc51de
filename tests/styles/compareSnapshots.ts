import type {Snapshot, StyledNode} from './snapshot';

/** A kind of difference between two snapshots. */
interface Difference {
  what: string;
  path: string;
  count: number;
}

/** Follow from the size of the content, or from other properties: reported last, and often no cause. */
const derived = /^(?!font-size|line-height)[^:]*(?:height|width|-size|origin|inset|top|right|bottom|left)\b/;

/** Messages are for readers: a missing style sheet makes thousands. */
const most = 40;

/**
 * @param except the content of elements with these classes is not compared
 * @returns where a snapshot differs from the expected one: one line for each property and pair of values, with the
 *   first place and the number of places
 */
export function compareSnapshots(actual: Snapshot, expected: Snapshot, except: readonly string[] = []): string[] {
  const differences = new Map<string, Difference>();
  const add = (what: string, path: string): void => {
    const known = differences.get(what);
    if (known) known.count += 1;
    else differences.set(what, {what, path, count: 1});
  };
  const namesOf = ({children}: StyledNode): string => children.map(({name}) => name).join(' ') || 'nothing';
  const isExcepted = ({label}: StyledNode): boolean => except.some((name) => label.split('.').includes(name));

  function visit(a: StyledNode, b: StyledNode, path: string): void {
    if (isExcepted(a) || isExcepted(b)) return;
    if (a.values === undefined || b.values === undefined) {
      if (a.values !== b.values) add(a.values ? 'is drawn' : 'is not drawn', path);
    } else {
      for (const [index, value] of b.values.entries()) {
        if (a.values[index] !== value)
          add(`${expected.properties[index]}: ${a.values[index]} instead of ${value}`, path);
      }
    }
    if (namesOf(a) !== namesOf(b)) return add(`draws ${namesOf(a)} instead of ${namesOf(b)}`, path);
    a.children.forEach((child, index) => {
      const other = b.children[index];
      if (other) visit(child, other, `${path} > ${child.name}${child.label || other.label}`);
    });
  }

  visit(actual.root, expected.root, 'html');
  const isDerived = ({what}: Difference): boolean => derived.test(what);
  const all = [...differences.values()];
  return [...all.filter((each) => !isDerived(each)), ...all.filter(isDerived)]
    .slice(0, most)
    .map(({what, path, count}) => `${what} (${count} ×, first ${path})`);
}
