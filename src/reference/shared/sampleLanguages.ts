/** The languages of the code samples, in the order in which the reader chooses among them. */
export const sampleLanguages = [
  {id: 'curl', label: 'cURL', prism: 'bash'},
  {id: 'javascript', label: 'JavaScript', prism: 'javascript'},
  {id: 'python', label: 'Python', prism: 'python'},
  {id: 'php', label: 'PHP', prism: 'php'},
  {id: 'java', label: 'Java', prism: 'java'},
  {id: 'csharp', label: 'C#', prism: 'csharp'},
  {id: 'go', label: 'Go', prism: 'go'},
  {id: 'ruby', label: 'Ruby', prism: 'ruby'},
] as const;

export type SampleLanguageId = (typeof sampleLanguages)[number]['id'];

/** A call is written down twice: as a person would type it, and as a program that checks what comes back. */
export const sampleForms = ['short', 'robust'] as const;

export type SampleForm = (typeof sampleForms)[number];

/** Shown when nothing was chosen, and always when scripts are off. */
export const defaultSampleLanguage: SampleLanguageId = 'curl';

/** On the html element while the page holds only its first sample, and the reader chose another one. */
export const samplesMissingAttribute = 'data-samples-missing';

/** @returns whether a stored or clicked value names one of our languages. */
export function isSampleLanguage(value: string | null | undefined): value is SampleLanguageId {
  return sampleLanguages.some(({id}) => id === value);
}
