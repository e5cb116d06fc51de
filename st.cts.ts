import {buildStarter} from './src/plugins/hydrate-on-interaction/node/buildStarter'; import {brotliCompressSync} from 'node:zlib';
import {readFileSync} from 'node:fs';
const t=Object.fromEntries(Object.entries(JSON.parse(readFileSync('/work/main/i18n/vi/code.json','utf8'))).map(([k,v]:any)=>[k,v.message]));
async function main(){ for (const tr of [{},t]) { const s=await buildStarter(); console.log(s.file,s.code.length,brotliCompressSync(s.code).length); if(tr===t) console.log(s.code) }
}
main();