import {isObject} from '../../src/reference/contract/pointer';
import type {Json, JsonObject} from '../../src/reference/shared/model';
import type {Served} from './operations';

/** Calls that answer with documents without changing them. */
const readings = ['documents-get-id', 'get-documents'];

/** Calls after which the others have to act. */
const goingOn = ['documents-send-process', 'documents-process'];

/** How often a document that was sent is read before all have acted. */
const readingsUntilDone = 2;

/**
 * The only thing that the sandbox remembers: where its document stands, so that a program that waits for the end of a
 * workflow comes to its end. Each call that changes the document leaves it in the state of that call's example; once it
 * was sent, the second reading finds it completed.
 */
export class Progress {
  private status: Json | undefined;
  private readingsSinceSent: number | undefined;
  private readonly completed: Json | undefined;

  constructor(all: readonly Served[]) {
    // Only of a completed document can the completion be announced, so this example shows one.
    const announced = all.find(({model}) => model.id === 'documents-send-notify')?.model.response;
    const example = announced?.kind === 'envelope' ? announced.examples[0]?.value : undefined;
    this.completed = isObject(example) && isObject(example.data) ? example.data.status : undefined;
  }

  /** @returns the answer of a call, with the documents in it as they stand by now */
  answer(operation: string, envelope: Json): Json {
    if (!isObject(envelope) || !isObject(envelope.data)) return envelope;
    const {data} = envelope;
    if (readings.includes(operation)) {
      if (this.readingsSinceSent !== undefined && ++this.readingsSinceSent >= readingsUntilDone) {
        this.status = this.completed;
      }
      return {...envelope, data: this.inData(data)};
    }
    if (operation.startsWith('documents-') && isObject(data.status)) {
      this.status = data.status;
      this.readingsSinceSent = goingOn.includes(operation) ? 0 : undefined;
    }
    return envelope;
  }

  private inData(data: JsonObject): Json {
    if (Array.isArray(data.items)) {
      return {...data, items: data.items.map((item) => (isObject(item) ? this.stateOf(item) : item))};
    }
    return this.stateOf(data);
  }

  private stateOf(document: JsonObject): JsonObject {
    if (this.status === undefined) return document;
    if (this.status !== this.completed) return {...document, status: this.status};
    const flags = Object.keys(document).filter((name) => name.startsWith('isWaitTo'));
    return {...document, status: this.status, ...Object.fromEntries(flags.map((name) => [name, false]))};
  }
}
