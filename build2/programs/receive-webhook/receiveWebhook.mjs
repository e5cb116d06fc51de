// Receives events, appends each new one to events.jsonl, and answers as the platform expects.
// node receiveWebhook.mjs     (needs Node.js 20)
import { timingSafeEqual } from "node:crypto";
import { appendFile } from "node:fs/promises";
import { createServer } from "node:http";

const token = process.env.WEBHOOK_TOKEN;
if (!token) {
  console.error("Set WEBHOOK_TOKEN.");
  process.exit(1);
}
const expected = Buffer.from(`Bearer ${token}`);
const port = Number(process.env.PORT ?? 8080);
const seen = new Set();

function isAllowed({ headers }) {
  const given = Buffer.from(headers.authorization ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** An event may come twice: what it is about, its status and its time tell it from others. */
function keyOf(event) {
  const id = event.DocumentId ?? event.BatchProcessId ?? event.BatchImportId;
  return [id, event.DocumentStatus?.Value, event.DatetimeNow].join("|");
}

async function handle(request) {
  if (request.method !== "POST") return [405, "Send a POST."];
  if (!isAllowed(request)) return [401, "Wrong token."];
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  let event;
  try {
    event = JSON.parse(body);
  } catch {
    return [400, "Send JSON."];
  }
  if (event === null || typeof event !== "object") return [400, "Send an object."];
  const key = keyOf(event);
  if (!seen.has(key)) {
    await appendFile("events.jsonl", `${JSON.stringify(event)}\n`);
    seen.add(key);
  }
  return [200, "Status stored."];
}

const server = createServer(async (request, response) => {
  const [status, messages] = await handle(request).catch((error) => {
    console.error(error);
    return [500, "Not stored."];
  });
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ success: status === 200, messages }));
});

server.listen(port, () => console.log(`Waiting on http://localhost:${port}`));
