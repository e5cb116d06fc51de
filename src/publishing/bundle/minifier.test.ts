import {rspack} from '@docusaurus/faster';
import {describe, expect, it} from 'vitest';
import {minifierOptions, withStableNames} from './minifier';

/** A script with more names than one letter can give, and the hash of another script in it. */
const scriptWith = (hash: string): string => {
  const names = Array.from({length: 200}, (_, index) => `local${index}`);
  return `export function all(input) {
    ${names.map((name) => `const ${name} = input();`).join('\n')}
    return ["${hash}", ${names.join(', ')}, ${names.join(', ')}];
  }`;
};

describe('the minifier of scripts', () => {
  it('gives the same names whatever hashes are in a script', () => {
    const scripts = ['00000000', 'ffffffff', '79797979', 'e9e9e9e9'].map((hash) => {
      const {code} = rspack.experiments.swc.minifySync(scriptWith(hash), minifierOptions as never);
      expect(code).toContain(hash);
      return code.replace(hash, '');
    });
    expect(scripts[0]!.length).toBeLessThan(scriptWith('').length / 2);
    expect(new Set(scripts).size).toBe(1);
  });

  it('takes the place of the one that Docusaurus adds', () => {
    const theirs = new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: {mangle: true}});
    const styles = new rspack.LightningCssMinimizerRspackPlugin({});
    const [ours, second] = withStableNames([theirs, styles] as never) as unknown[];
    expect(ours).toHaveProperty('_args', [{minimizerOptions: minifierOptions}]);
    expect(second).toBe(styles);
  });
});
