/** Something that goes wrong for readers although it works today, on this machine. */
export interface RuleFault {
  command: string;
  /** The rule and the repair. */
  detail: string;
}

/** @returns what is wrong with the text of a page's commands, without typing them */
export function checkRules(text: string): RuleFault[] {
  const commands = commandsOf(text);
  return commands.flatMap((command, index) => [
    ...[hiddenFailure, progressMeter, unpinned].flatMap((rule) => rule(command).map((detail) => ({command, detail}))),
    ...fetched(command, commands.slice(0, index + 1)).map((detail) => ({command, detail})),
  ]);
}

/** Lines that end with a backslash or a pipe go on in the next one; the text of a here-document belongs to its command. */
function commandsOf(text: string): string[] {
  const joined = text
    .replaceAll(/<<-?\s*(['"]?)(\w+)\1(.*)\n[\s\S]*?\n\s*\2[ \t]*$/gm, '$3')
    .replaceAll(/(?:\\\n|\n(?=\s*\|))/g, ' ');
  return joined.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

function hiddenFailure(command: string): string[] {
  return /\b(?:export|local|declare|readonly)\s+\w+=["']?\$\(/.test(command)
    ? ['"export X=$(…)" succeeds even if the command in it fails. Write "X=$(…)" without "export".']
    : [];
}

function progressMeter(command: string): string[] {
  return command.split(/\$\(|;|&&/).flatMap((part) => {
    const isMeter = /\bcurl\b/.test(part) && /\||\s(?:--output|-o|>)\s/.test(part);
    return isMeter && !/\s--(?:no-progress-meter|silent)\b/.test(part)
      ? ['curl prints its progress where its output goes elsewhere. Add --no-progress-meter, which keeps its errors.']
      : [];
  });
}

/** A package without a version is another one tomorrow. */
function unpinned(command: string): string[] {
  const isPinned = (name: string): boolean => /.@\d+\.\d+\.\d+/.test(name) || /==\d/.test(name);
  const installs = [...command.matchAll(/\b(?:npm (?:install|i|add)|pip3? install|yarn add|pnpm add)\s([^;&|]*)/g)];
  const named = installs.flatMap(([, list = '']) =>
    list.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-')),
  );
  return named
    .filter((name) => !isPinned(name))
    .map(
      (name) =>
        `"${name}" has no version, so readers get another one than the test. Write ${name}@1.2.3, a version that you have typed.`,
    );
}

/** `npx` runs what was installed; without an installation it fetches the newest. */
function fetched(command: string, soFar: readonly string[]): string[] {
  if (soFar.some((earlier) => /\bnpm (?:install|i|add)\b/.test(earlier))) return [];
  return [...command.matchAll(/\bnpx\s+(?:--?\S+\s+)*(\S+)/g)]
    .flatMap(([, name = '']) => (/.@\d+\.\d+\.\d+/.test(name) ? [] : [name]))
    .map((name) => `"npx ${name}" fetches whatever is newest. Write npx ${name}@1.2.3, a version that you have typed.`);
}
