import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'yaml';
import {buildIndex} from './src/search/index/buildIndex';
import {createSearchIndex} from './src/search/engine/searchIndex';
import {evaluate, localSearch, measure, byKind, measureAbstention} from './tests/search/evaluate';
import {readQueries} from './tests/search/readQueries';
import {readQueryWords} from './src/search/index/readQueryWords';
import {searchOptions} from './src/config/search';
import * as limits from './src/search/shared/limits';
export const R=limits.ranking as any, L=limits.learning as any, B=limits.boosts as any, Qy=limits.qualities as any;
const all=JSON.parse(readFileSync('/tmp/phrases/all.json','utf8'));
const fm=(f:string)=>{const t=readFileSync(f,'utf8'); return parse(/^---\n([\s\S]*?)\n---\n/.exec(t)![1]!) as any;};
export const byPath:any={};
const PHX=process.env.PH?JSON.parse(readFileSync(process.env.PH,'utf8')):undefined;
for(const [f,p] of Object.entries(all) as any[]) {const en=fm('docs/'+f), vi=fm('i18n/vi/docusaurus-plugin-content-docs/current/'+f); if(PHX){en.search=PHX[f].en;vi.search=PHX[f].vi;} byPath[p.route==='index'?'':p.route]={en:en.search,vi:vi.search,kind:en.kind};}
export function places(opt:any={}) {
  return (['en','vi'] as const).map(lang=>{
    const pre=lang==='vi'?'/vi':'', base=`${pre}/docs`, other=lang==='en'?'vi':'en';
    const {queryWords,unanswered}=readQueryWords(lang);
    const make=(tag:string)=>{
      const c=JSON.parse(readFileSync(`/tmp/h/${lang}-${tag}.json`,'utf8'));
      const pages=c.pages.map((p:any)=>{
        const e=tag==='default'?undefined:byPath[p.path];
        const o=searchOptions as any;
        const prior=(o.areaPriors[p.path.split('/')[0]]??1)*(o.kindPriors[e?.kind]??1);
        return {route:p.route,title:p.title,tags:p.tags,parents:p.parents,path:p.path,type:p.type,otherTitle:p.otherTitle,request:'',description:p.description,sections:p.sections,prior,phrases:opt.phrases?opt.phrases(p.path,lang,e?.[lang]??[]):e?.[lang]??[],otherPhrases:opt.phrases?opt.phrases(p.path,other,e?.[other]??[]):e?.[other]??[]};
      });
      return buildIndex(pages,{version:c.version,language:lang,mainTasks:c.mainTasks,queryWords,unanswered,searchesParents:true});
    };
    const files=[make('docs-default-current'),make('default')];
    return {files, locale:lang, version:'current', indexes:files.map(f=>createSearchIndex(JSON.parse(JSON.stringify(f)))), pathOf(a:string){const p=a.split('#')[0]??''; if(p.startsWith(base))return p.slice(base.length+1); return p.slice(pre.length)||'/';}};
  });
}
export const V=readQueries('validation.txt').filter(q=>q.version==='current'), D=readQueries('development.txt').filter(q=>q.version==='current');
export const more=['queries.txt','situations.txt','everyday.txt','held-out.txt','held-out-situations.txt','first-blind.txt'].flatMap(f=>readQueries(f as any)).filter(q=>q.version==='current');
export function score(pl:any, verbose=false, sets:any=[['val',V],['dev',D]]){
  const r:any={};
  for(const [n,q] of sets){const o=evaluate(q,pl,localSearch); const m=measure(o); r[n]=`${m.first.toFixed(3)}/${m.shown.toFixed(3)} abst ${measureAbstention(o).toFixed(2)}`;
    if(verbose) r[n+'k']=[...byKind(o)].map(([k,s])=>`${k} ${measure(s).first.toFixed(2)}`).join(' ');}
  return r;
}

const base=(pl:any)=>{const o=evaluate([...V,...D].filter(q=>q.wanted.length),pl,localSearch); const m=measure(o); return {f:m.first*100,s:m.shown*100,o};};
if (process.argv[1]?.includes('h-new')) {
  const set=(spec:string)=>{const old:any[]=[]; for(const kv of spec.split(',').filter(Boolean)){const [k,v]=kv.split('='); const [g,n]=k!.split('.'); const o=({R,L,B,Q:Qy,G:globalThis} as any)[g!]; old.push([o,n,o[n!]]); o[n!]=Number(v);} return ()=>old.forEach(([o,n,v])=>o[n]=v);};
  const specs=process.argv.slice(2);
  let pl:any;
  for (const spec of specs.length?specs:['']) { const P0='';
    const undo0=set(P0); const undo=set(spec);
    if(!pl||/L\.|G\./.test(spec)) pl=places();
    const {f,s,o}=base(pl);
    console.log((spec||'base').padEnd(40),f.toFixed(2),s.toFixed(2),'val',(measure(o.slice(0,V.filter(q=>q.wanted.length).length)).first*100).toFixed(2));
    if(process.env.FAIL) for(const x of o) if(x.rank!==1) console.log(`${x.query.kind}|${x.query.locale}|${x.query.query}|${x.query.wanted}|${x.rank}|${x.shown.slice(0,3)}`);
    undo(); undo0();
  }
}
