import type {BuiltCheck} from './types';

const textFile = /\.(?:html|m?js|css|json|md|txt|xml|ya?ml|webmanifest|py|svg)$/;

/** No file tells in which folder of a machine the site was built: nobody's business, and another build is the same. */
export const machinePaths: BuiltCheck = {
  name: 'machine-paths',
  unit: 'files',
  run({files, read}) {
    const texts = [...files.keys()].filter((file) => textFile.test(file));
    const folder = process.cwd();
    return {
      count: texts.length,
      findings: texts
        .filter((file) => read(file).includes(folder))
        .map((where) => ({where, problem: `has the folder of the build, ${folder}.`})),
    };
  },
};
