// Node.js 20 or newer
import { writeFile } from "node:fs/promises";

const downloadUrl = process.env.ECONTRACT_DOWNLOAD_URL;
if (!downloadUrl) {
  console.error("Set ECONTRACT_DOWNLOAD_URL.");
  process.exit(1);
}

const response = await fetch(downloadUrl, {
  signal: AbortSignal.timeout(60_000),
});
const file = Buffer.from(await response.arrayBuffer());
if (!response.ok || !file.toString("latin1").startsWith("%PDF")) {
  console.error(`HTTP ${response.status}: ${file}`);
  process.exit(1);
}
await writeFile("document.pdf", file);