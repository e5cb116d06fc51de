import {describe, expect, it} from 'vitest';
import {sampleUpload} from '../../../integrators/sandbox/engine/sampleUploads';
import {isPlayed} from '../../../integrators/sandbox/engine/handlers/notPlayed';
import {playStory} from '../../../integrators/sandbox/engine/story/playStory';
import {handle, now, sandboxFile} from '../testing/page';
import {requestOf, sampleValues, toCall} from './values';

const {contract, apiUrl, operations} = sandboxFile;

describe('a call of a form', () => {
  it.each(Object.keys(operations).filter(isPlayed))('does what its page says, in its moment of the story: %s', (id) => {
    const operation = operations[id]!;
    const {world, token = ''} = playStory(contract, now, id);
    const call = toCall(requestOf(operation, sampleValues(operation), apiUrl), {}, token);
    const body =
      call.body.kind === 'form'
        ? {
            ...call.body,
            type: 'multipart/form-data',
            files: call.body.files.flatMap(({field, name}) => sampleUpload(field, name) ?? []),
          }
        : call.body;
    const {response} = handle(world, contract, {...call, origin: '', body}, {now});
    expect(response.status).toBe(200);
    if (response.body.kind === 'json') expect(response.body.value).toMatchObject({success: true});
  });

  it('leaves out what the reader has left out, and sends a file of the reader’s', () => {
    const operation = operations['documents-create']!;
    const values = sampleValues(operation);
    const {description: _, ...body} = values.body as Record<string, string>;
    const file = new File(['%PDF-'], 'own.pdf');
    const call = toCall(requestOf(operation, {...values, body, files: {file}}, apiUrl), {file}, 'token-1');
    expect(call.headers.authorization).toBe('Bearer token-1');
    expect(call.body).toMatchObject({kind: 'form', files: [{field: 'file', name: 'own.pdf', blob: file}]});
    expect(JSON.stringify(call.body)).not.toContain('description');
  });

  it('searches in the language of the sandbox’s world', () => {
    expect(sampleValues(operations['document-types']!).parameters.search).toBe('Labour');
  });
});
