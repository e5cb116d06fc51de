import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {toOperations} from '../../src/reference/model/operations';
import type {Operation} from '../../src/reference/shared/model';
import {toolFile} from './importTool';

/** A tool as assistants see it. */
interface Tool {
  name: string;
  inputSchema: {properties?: Record<string, unknown>; required?: string[]};
}

/**
 * Lets an MCP server that is not ours make tools for assistants from a published contract: each call must become a
 * tool that takes everything the call takes and requires what it requires.
 *
 * @param contract path of the published contract
 * @param document the same contract as we write it
 */
export async function checkAssistantTools(contract: string, document: OpenApi): Promise<string[]> {
  const operations = toOperations(document);
  const tools = await listTools(contract);
  if (tools.length !== operations.length)
    return [`MCP: ${tools.length} tools for ${operations.length} calls: ${tools.map(({name}) => name).join(', ')}`];
  // The server keeps the order of the contract, and shortens the names.
  return operations.flatMap((operation, index) => {
    const {name, inputSchema} = tools[index]!; // There are as many as calls.
    const inputs = inputsOf(operation);
    const lost = inputs.filter((input) => !(input.name in (inputSchema.properties ?? {})));
    const free = inputs.filter((input) => input.required && !inputSchema.required?.includes(input.name));
    return [
      ...lost.map((input) => `MCP: ${operation.id} has ${input.name}, the tool ${name} has not`),
      ...free.map((input) => `MCP: ${operation.id} requires ${input.name}, the tool ${name} does not`),
    ];
  });
}

/** What a call takes, at its first level. */
function inputsOf({parameters, body}: Operation): {name: string; required: boolean}[] {
  const fields = body?.shape.type.kind === 'object' ? body.shape.fields.filter(({name}) => !/[.[]/.test(name)) : [];
  const list = body?.shape.type.kind === 'array' ? [{name: 'body', required: true}] : [];
  return [...parameters, ...fields, ...list].map(({name, required}) => ({name, required}));
}

/** Starts the server as assistants do, and asks what it offers. */
async function listTools(contract: string): Promise<Tool[]> {
  const program = await toolFile('@ivotoby/openapi-mcp-server', 'bin/mcp-server.js');
  const server = spawn(process.execPath, [program, '--api-base-url', 'http://127.0.0.1', '--openapi-spec', contract], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const send = (message: object): void => {
    server.stdin.write(`${JSON.stringify({jsonrpc: '2.0', ...message})}\n`);
  };
  const clientInfo = {name: 'check', version: '1.0.0'};
  send({id: 1, method: 'initialize', params: {protocolVersion: '2024-11-05', capabilities: {}, clientInfo}});
  try {
    for await (const line of createInterface({input: server.stdout})) {
      const {id, result} = JSON.parse(line) as {id?: number; result?: {tools?: Tool[]}};
      if (id === 1) {
        send({method: 'notifications/initialized'});
        send({id: 2, method: 'tools/list'});
      }
      if (id === 2) return result?.tools ?? [];
    }
    return [];
  } finally {
    server.kill();
  }
}
