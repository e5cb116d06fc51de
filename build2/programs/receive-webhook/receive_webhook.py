"""Receives events, appends each new one to events.jsonl, and answers as the platform expects.

python3 receive_webhook.py
"""

import hmac
import json
import os
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

TOKEN = os.environ.get("WEBHOOK_TOKEN") or sys.exit("Set WEBHOOK_TOKEN.")
PORT = int(os.environ.get("PORT", "8080"))
seen = set()
storing = Lock()


def store(event):
    """Stores an event once: what it is about, its status and its time tell it from others."""
    ids = (event.get(name) for name in ("DocumentId", "BatchProcessId", "BatchImportId"))
    subject = next((value for value in ids if value is not None), None)
    status = (event.get("DocumentStatus") or {}).get("Value")
    key = (subject, status, event.get("DatetimeNow"))
    with storing:
        if key in seen:
            return
        with open("events.jsonl", "a", encoding="utf-8") as file:
            file.write(json.dumps(event, ensure_ascii=False) + "\n")
        seen.add(key)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
        given = self.headers.get("Authorization", "")
        if not hmac.compare_digest(given.encode(), f"Bearer {TOKEN}".encode()):
            return self.answer(401, "Wrong token.")
        try:
            event = json.loads(body)
        except ValueError:
            return self.answer(400, "Send JSON.")
        if not isinstance(event, dict):
            return self.answer(400, "Send an object.")
        store(event)
        self.answer(200, "Status stored.")

    def do_GET(self):
        self.answer(405, "Send a POST.")

    def answer(self, status, messages):
        content = json.dumps({"success": status == 200, "messages": messages}).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


if __name__ == "__main__":
    print(f"Waiting on http://localhost:{PORT}", flush=True)
    ThreadingHTTPServer(("", PORT), Receiver).serve_forever()
