import {setTimeout as wait} from 'node:timers/promises';
import type {ControlRequest} from '../engine/control';
import type {ApiResponse, Effect} from '../engine/exchange';
import {isObject, type Json, type JsonObject} from '../engine/json';
import type {World} from '../engine/world';
import {plans, type Plan} from '../engine/plans';
import {Deliveries, type Receiver} from './deliver';

/** A call and how it was answered. */
export interface Exchange {
  at: string;
  world: string;
  method: string;
  target: string;
  /** Id of the contract's operation, if there is one at the address. */
  operation?: string;
  status: number;
  /** Whether the answer says so; one that is no envelope does by its status. */
  success: boolean;
  milliseconds: number;
  /** Texts of the answer. */
  messages: string[];
}

/** What is answered instead of the platform's answer. */
export interface Fault {
  /** Part of the target; every call if it is missing. */
  target?: string;
  /** Id of the contract's operation. */
  operation?: string;
  status?: number;
  /** A text comes as a page, everything else as JSON; without it comes the page of a gateway. */
  body?: Json;
  /** Milliseconds. */
  delay?: number;
  /** So many calls it holds for; all if it is missing. */
  times?: number;
}

/** So many calls are remembered. */
const kept = 500;

type Answer = [status: number, value: Json];

/** What is around one world: the network with its faults, who receives its events, and the calls that came. */
export class WorldSurroundings {
  readonly exchanges: Exchange[] = [];
  private readonly deliveries: Deliveries;
  private faults: Fault[] = [];

  constructor(
    private receiver: Receiver | undefined,
    private readonly stop: AbortSignal,
  ) {
    this.deliveries = new Deliveries(stop);
  }

  note(exchange: Exchange): void {
    this.exchanges.push(exchange);
    if (this.exchanges.length > kept) this.exchanges.shift();
  }

  /** Delivers the events among effects. */
  follow(effects: readonly Effect[]): void {
    for (const effect of effects)
      if (effect.kind === 'webhook' && this.receiver) this.deliveries.deliver(effect.event, this.receiver);
  }

  /** Lets a call meet its fault. @returns what it is answered with, if it is not answered as ever */
  async meetFault(target: string, operation: string | undefined): Promise<ApiResponse | undefined> {
    const fault = this.faults.find(
      (one) => target.includes(one.target ?? '') && (one.operation ?? operation) === operation,
    );
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.faults = this.faults.filter((one) => one !== fault);
    }
    if (fault?.delay !== undefined) await wait(fault.delay, undefined, {signal: this.stop});
    if (fault?.status === undefined && fault?.body === undefined) return undefined;
    const {status = 200, body = `<html><body><h1>HTTP ${status}</h1></body></html>`} = fault;
    return {
      status,
      headers: {},
      body: typeof body === 'string' ? {kind: 'html', text: body} : {kind: 'json', value: body},
    };
  }

  /** Answers a control call that needs a network or is about this server; undefined if it is another. */
  control({method, path, body}: ControlRequest, world: World): Answer | Promise<Answer> | undefined {
    switch (`${method} ${path}`) {
      case 'GET /requests':
        return [200, this.exchanges as unknown as Json];
      case 'PUT /faults':
        return this.setFaults(body);
      case 'GET /webhook':
        return [200, this.described()];
      case 'PUT /webhook':
        return this.setReceiver(body);
      case 'GET /deliveries':
        return this.deliveries.settled(this.receiver).then(() => [200, this.deliveries.attempts as unknown as Json]);
    }
    const [, id] = /^\/events\/(\d+)\/deliver$/.exec(path) ?? [];
    return method === 'POST' && id !== undefined ? this.deliverAgain(Number(id), world) : undefined;
  }

  private setFaults({faults = []}: JsonObject): Answer {
    const isFault = (one: Json): boolean =>
      isObject(one) &&
      Object.entries(one).every(([name, value]) => {
        if (name === 'body') return true;
        if (name === 'target' || name === 'operation') return typeof value === 'string';
        return ['status', 'delay', 'times'].includes(name) && Number.isInteger(value) && Number(value) >= 0;
      });
    if (!Array.isArray(faults) || !faults.every(isFault))
      return [400, {message: 'Give faults as in {"faults": [{"target": "/documents", "status": 502, "times": 1}]}.'}];
    this.faults = structuredClone(faults) as unknown as Fault[];
    return [200, {faults: faults.length}];
  }

  private setReceiver({url, token, plan = 'once', retries = 0}: JsonObject): Answer {
    if (url === null || url === undefined) {
      this.receiver = undefined;
      return [200, this.described()];
    }
    if (typeof url !== 'string' || !isHttp(url)) return [400, {message: 'Give the url of your receiver.'}];
    if (!plans.some((one) => one === plan))
      return [400, {message: `There is no plan ${String(plan)}. There are: ${plans.join(', ')}.`}];
    this.receiver = {
      url,
      ...(typeof token === 'string' ? {token} : {}),
      plan: plan as Plan,
      retries: typeof retries === 'number' ? Math.min(10, Math.max(0, Math.trunc(retries))) : 0,
    };
    return [200, this.described()];
  }

  private described(): Json {
    const {url = null, plan = null, retries = null} = this.receiver ?? {};
    return {url, plan, retries};
  }

  private async deliverAgain(id: number, {events}: World): Promise<Answer> {
    const event = events.find((one) => one.id === id);
    if (!event) return [404, {message: `There is no event ${id}.`}];
    if (!this.receiver) return [400, {message: 'There is no receiver yet: PUT /_sandbox/webhook {"url": "…"}.'}];
    this.deliveries.deliver(event, this.receiver);
    await this.deliveries.settled(this.receiver);
    return [200, this.deliveries.attempts.at(-1) as unknown as Json];
  }
}

/** @returns whether a text is an address that can be called */
export function isHttp(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
