/** Part of the Network Information API, which not every browser has. */
interface NavigatorWithConnection {
  connection?: {saveData?: boolean};
}

/** @returns whether the reader asked the browser to save data; nothing is prefetched then */
export function savesData(): boolean {
  return (navigator as Navigator & NavigatorWithConnection).connection?.saveData === true;
}
