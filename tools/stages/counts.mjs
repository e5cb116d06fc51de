const countLine = /^\s*(\d+) (?:[a-z]+ )?passed, (\d+) failed\s*$/gm;

/**
 * Reads the result of one stage. A stage that counts its tests says so in its last line, "N passed, N failed"
 * or "N checks passed, N failed"; any other tool is one test that its exit code decides.
 *
 * @returns {{passed: number, failed: number}}
 */
export function readCounts(code, output) {
  const last = [...output.matchAll(countLine)].at(-1);
  if (!last) return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const passed = Number(last[1]);
  const failed = Number(last[2]);
  // A run that was aborted, or that found nothing to test, proves nothing.
  const isBroken = (code !== 0 && failed === 0) || passed + failed === 0;
  return {passed, failed: isBroken ? failed + 1 : failed};
}

/** @returns the output without the stages' own counts, so that only the last line of the whole run has that form. */
export function withoutCounts(output) {
  return output.replace(countLine, '').trimEnd();
}
