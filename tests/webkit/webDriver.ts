/** The key of a reference to an element in answers of the W3C WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of a page, as the protocol refers to it; functions that run in the page receive the element itself. */
export type ElementReference = Readonly<Record<typeof elementKey, string>>;

/** Keys that are no characters (https://www.w3.org/TR/webdriver/#keyboard-actions). */
const namedKeys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** A session of a browser with one window, by the commands of W3C WebDriver. */
export class WebDriver {
  private constructor(
    private readonly address: string,
    /** Version of the browser, like 2.50.6. */
    readonly version: string,
  ) {}

  /** @throws Error with the driver's own words */
  private static async send<T>(method: string, address: string, body?: object, signal?: AbortSignal): Promise<T> {
    const response = await fetch(address, {method, ...(body && {body: JSON.stringify(body)}), ...(signal && {signal})});
    const {value} = (await response.json()) as {value: T & {error?: string; message?: string}};
    if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
    return value;
  }

  /** Starts a browser that remembers nothing, unless a signal says that it takes too long. */
  static async start(driver: string, capabilities: object, signal: AbortSignal): Promise<WebDriver> {
    const body = {capabilities: {alwaysMatch: capabilities}};
    const {sessionId, capabilities: matched} = await this.send<{
      sessionId: string;
      capabilities: {browserVersion: string};
    }>('POST', `${driver}/session`, body, signal);
    return new WebDriver(`${driver}/session/${sessionId}`, matched.browserVersion);
  }

  private post<T>(command: string, body: object = {}): Promise<T> {
    return WebDriver.send('POST', `${this.address}/${command}`, body);
  }

  /** Opens an address, and waits until its document is loaded. */
  goto(url: string): Promise<void> {
    return this.post('url', {url});
  }

  back(): Promise<void> {
    return this.post('back');
  }

  reload(): Promise<void> {
    return this.post('refresh');
  }

  /** Calls a function in the page; it may use nothing but its arguments. */
  evaluate<Args extends unknown[], T>(inPage: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    return this.execute(`return (${inPage}).apply(null, arguments)`, args);
  }

  /** Runs statements in the page, which the policy of the page does not restrict; `return` answers. */
  execute<T>(script: string, args: unknown[] = []): Promise<T> {
    return this.post('execute/sync', {script, args});
  }

  /** Clicks into the middle of an element, which it brings into view. */
  click(element: ElementReference): Promise<void> {
    return this.post(`element/${element[elementKey]}/click`);
  }

  /** Types into the element that has the focus. */
  async type(text: string): Promise<void> {
    const active = await WebDriver.send<ElementReference>('GET', `${this.address}/element/active`);
    return this.post(`element/${active[elementKey]}/value`, {text});
  }

  /** Presses a key, or some at once: Control+k. */
  press(keys: string): Promise<void> {
    const values = keys.split('+').map((key) => namedKeys[key] ?? key);
    const actions = [
      ...values.map((value) => ({type: 'keyDown', value})),
      ...values.reverse().map((value) => ({type: 'keyUp', value})),
    ];
    return this.post('actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
  }

  /** Moves the mouse to a place of the window. */
  moveMouse(x: number, y: number): Promise<void> {
    const move = {type: 'pointerMove', duration: 0, x, y};
    return this.post('actions', {actions: [{type: 'pointer', id: 'mouse', actions: [move]}]});
  }

  resizeWindow(width: number, height: number): Promise<void> {
    return this.post('window/rect', {width, height});
  }

  /** @returns what is seen of the page, as a PNG */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await WebDriver.send<string>('GET', `${this.address}/screenshot`), 'base64');
  }

  quit(): Promise<void> {
    return WebDriver.send('DELETE', this.address);
  }
}
