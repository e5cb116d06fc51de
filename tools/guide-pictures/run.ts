import {writeFile} from 'node:fs/promises';
import {globSync} from 'tinyglobby';
import {drawPicture, picturesFolder} from './drawPicture';
import {runProgram} from '../runProgram';

async function main(): Promise<void> {
  for (const file of globSync(`${picturesFolder}/*.mmd`)) {
    const picture = file.replace(/mmd$/, 'svg');
    await writeFile(picture, await drawPicture(file));
    console.log(picture);
  }
}

runProgram(main);
