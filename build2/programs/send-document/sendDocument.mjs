// Sends a PDF that you approve and another person signs, and stores the signed file.
// node sendDocument.mjs FILE.pdf CODE     (needs Node.js 20)
import { readFile, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { setTimeout as wait } from "node:timers/promises";

const steps = [
  { orderNo: 1, processedByUserCode: "KHUE.LE", accessPermissionCode: "A" },
  {
    orderNo: 2,
    processedByUserCode: "TRA.DO",
    accessPermissionCode: "D",
    position: "330,60,510,150",
    pageSign: 1,
  },
];
const completed = 4;
const url = process.env.ECONTRACT_URL ?? "https://econtract.example.com";
const seconds = Number(process.env.ECONTRACT_WAIT ?? 30);
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();
let token;

function required(name) {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
}

/** Returns what the user types; nothing at the end of the input. */
async function ask(question) {
  process.stdout.write(question);
  return (await lines.next()).value ?? "";
}

/** Calls the platform and returns its answer. */
async function send(method, path, body) {
  const isForm = body instanceof FormData;
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  if (body && !isForm) headers["Content-Type"] = "application/json; charset=utf-8";
  const response = await fetch(url + path, {
    method,
    headers,
    body: isForm ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  try {
    const answer = JSON.parse(text);
    return { ...answer, success: answer.success && response.ok };
  } catch {
    throw new Error(`${method} ${path}: HTTP ${response.status}, the answer is no JSON.`);
  }
}

/** Returns the data of an answer after which nothing is left to do. */
function take(place, answer) {
  if (!answer.success || [100, 202].includes(answer.code))
    throw new Error(`${place}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Calls the platform and returns the data of its answer. */
async function call(method, path, body) {
  return take(`${method} ${path}`, await send(method, path, body));
}

/** Approves a step in the name of the user who has logged in. */
async function approve(step, no) {
  if ((await ask(`Approve ${no} and accept the legal terms? (yes/no) `)) !== "yes")
    throw new Error("Not approved; the document waits.");
  const decision = {
    processId: step,
    reason: "Checked and agreed",
    reject: false,
    otp: null,
    signatureDisplayMode: 1,
    showReason: false,
    confirmTermsConditions: true,
  };
  let answer = await send("POST", "/api/documents/process", decision);
  while (answer.code === 100 || answer.messages?.includes("Invalid OTP")) {
    decision.otp = await ask("One-time code: ");
    if (!decision.otp) throw new Error("Not approved; no code was typed.");
    answer = await send("POST", "/api/documents/process", decision);
  }
  take("POST /api/documents/process", answer);
}

async function main([file, no]) {
  if (!no) throw new Error("node sendDocument.mjs FILE.pdf CODE");
  token = await call("POST", "/api/auth/password-login", {
    username: required("ECONTRACT_USERNAME"),
    password: required("ECONTRACT_PASSWORD"),
    companyId: Number(required("ECONTRACT_COMPANY")),
  });

  const form = new FormData();
  form.append("no", no);
  form.append("subject", `Contract ${no}`);
  form.append("typeId", "52");
  form.append("departmentId", "41");
  form.append("file", new Blob([await readFile(file)], { type: "application/pdf" }), `${no}.pdf`);
  const { id } = await call("POST", "/api/documents/create", form);
  console.log(`Created ${no}, id ${id}`);

  await call("POST", "/api/documents/update-process", {
    id,
    processInOrder: true,
    processes: steps,
  });
  const sent = await call("POST", `/api/documents/send-process/${id}`);
  console.log("Sent");
  await approve(sent.waitingProcess.id, no);
  // Nothing is asked from here on, and an open terminal would keep Ctrl+C for itself.
  terminal.close();

  let document;
  while (document?.status.value !== completed) {
    if (document) await wait(seconds * 1000);
    document = await call("GET", `/api/documents/${id}`);
    console.log(`Status: ${document.status.description}`);
    if (document.status.value < 0) throw new Error(`The workflow ended. ${document.reason ?? ""}`);
  }

  const download = await fetch(document.downloadUrl, { signal: AbortSignal.timeout(60_000) });
  const content = Buffer.from(await download.arrayBuffer());
  if (!download.ok || !content.toString("latin1").startsWith("%PDF"))
    throw new Error("The download is no PDF.");
  await writeFile(`${no}-signed.pdf`, content);
  console.log(`Saved ${no}-signed.pdf`);
  if (process.env.ECONTRACT_NOTIFY) await call("POST", `/api/documents/send-notify/${id}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  terminal.close();
}
