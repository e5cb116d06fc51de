import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {certainties, type RuleId} from '../../../integrators/sandbox/engine/rules';
import {scenarios, type ScenarioName} from '../../../integrators/sandbox/engine/scenarios';
import type {LocaleCode} from '../../kit/locales';
import {perLocale, textIn} from '../../kit/perLocale';
import {parseYaml} from '../../kit/readData';
import {h, toMarkup} from '../../kit/html';
import type {RenderContext} from './render/context';
import {table} from './render/tables';
import {withCode} from './render/text';
import type {Section} from './sections';

/** Files with the words for what the engine of the sandbox does. */
export const sandboxTexts = {
  rules: 'integrators/sandbox/rules.yaml',
  scenarios: 'integrators/sandbox/scenarios.yaml',
} as const;

const sentence = z.string().min(1).meta({value: 'a sentence'});

const rulesSchema = z.record(
  z.enum(Object.keys(certainties) as RuleId[]),
  z.strictObject({...perLocale(sentence), since: z.string().optional()}),
);

const scenariosSchema = z.record(z.enum(Object.keys(scenarios) as ScenarioName[]), z.strictObject(perLocale(sentence)));

/** What the sandbox does, each rule under the name that the header `X-Sandbox-Certainty` gives it. */
export function ruleSections(siteDir: string, {t, locale}: RenderContext): Section[] {
  const rules = readTexts(rulesSchema, sandboxTexts.rules, siteDir);
  const rows = Object.entries(rules).map(([name, {since, ...texts}]) => ({
    id: `rule-${name}`,
    cells: [
      name,
      [certainties[name as RuleId], since === undefined ? '' : ` · ${t('sandboxSince', {version: since})}`],
      withCode(textIn(texts, locale)),
    ] as const,
  }));
  const head = [t('sandboxRule'), t('sandboxCertainty'), t('sandboxDoes')];
  return [{html: toMarkup(table({caption: t('sandboxRulesCaption'), head, rows, className: 'api-table api-fields'}))}];
}

/** Where the sandbox may begin. */
export function scenarioSections(siteDir: string, {t, locale}: RenderContext): Section[] {
  const rows = Object.entries(scenarioTexts(siteDir, locale)).map(([name, words]) => ({
    id: `scenario-${name}`,
    cells: [h('code', name), withCode(words)] as const,
  }));
  const head = [t('sandboxScenario'), t('sandboxHappened')];
  return [{html: toMarkup(table({caption: t('sandboxScenariosCaption'), head, rows}))}];
}

/** @returns what has happened where the sandbox may begin, by names of scenarios; names of things are in backticks */
export function scenarioTexts(siteDir: string, locale: LocaleCode): Record<string, string> {
  const texts = readTexts(scenariosSchema, sandboxTexts.scenarios, siteDir);
  return Object.fromEntries(Object.entries(texts).map(([name, words]) => [name, textIn(words, locale)]));
}

function readTexts<Data>(schema: z.ZodType<Data>, file: string, siteDir: string): Data {
  return parseYaml(schema, readFileSync(join(siteDir, file), 'utf8'), file);
}
