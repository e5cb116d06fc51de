"""Sends a PDF that you approve and another person signs, and stores the signed file.

python3 send_document.py FILE.pdf CODE     (needs the package requests)
"""

import os
import sys
import time
from pathlib import Path

import requests

STEPS = [
    {"orderNo": 1, "processedByUserCode": "KHUE.LE", "accessPermissionCode": "A"},
    {
        "orderNo": 2,
        "processedByUserCode": "TRA.DO",
        "accessPermissionCode": "D",
        "position": "330,60,510,150",
        "pageSign": 1,
    },
]
COMPLETED = 4
URL = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
WAIT = float(os.environ.get("ECONTRACT_WAIT", "30"))
session = requests.Session()


def required(name):
    value = os.environ.get(name)
    if not value:
        sys.exit(f"Set {name}.")
    return value


def ask(question):
    """Returns what the user types; nothing at the end of the input."""
    print(question, end="", flush=True)
    return sys.stdin.readline().strip()


def send(method, path, **request):
    """Calls the platform and returns its answer."""
    response = session.request(method, URL + path, timeout=60, **request)
    try:
        answer = response.json()
    except requests.JSONDecodeError:
        sys.exit(f"{method} {path}: HTTP {response.status_code}, the answer is no JSON.")
    answer["success"] = answer["success"] and response.ok
    return answer


def take(place, answer):
    """Returns the data of an answer after which nothing is left to do."""
    if not answer["success"] or answer["code"] in (100, 202):
        sys.exit(f"{place}: {answer}")
    return answer["data"]


def call(method, path, **request):
    """Calls the platform and returns the data of its answer."""
    return take(f"{method} {path}", send(method, path, **request))


def approve(step, no):
    """Approves a step in the name of the user who has logged in."""
    if ask(f"Approve {no} and accept the legal terms? (yes/no) ") != "yes":
        sys.exit("Not approved; the document waits.")
    decision = {
        "processId": step,
        "reason": "Checked and agreed",
        "reject": False,
        "otp": None,
        "signatureDisplayMode": 1,
        "showReason": False,
        "confirmTermsConditions": True,
    }
    answer = send("POST", "/api/documents/process", json=decision)
    while answer["code"] == 100 or "Invalid OTP" in answer["messages"]:
        decision["otp"] = ask("One-time code: ")
        if not decision["otp"]:
            sys.exit("Not approved; no code was typed.")
        answer = send("POST", "/api/documents/process", json=decision)
    take("POST /api/documents/process", answer)


def main(file, no):
    login = {
        "username": required("ECONTRACT_USERNAME"),
        "password": required("ECONTRACT_PASSWORD"),
        "companyId": int(required("ECONTRACT_COMPANY")),
    }
    token = call("POST", "/api/auth/password-login", json=login)
    session.headers["Authorization"] = f"Bearer {token}"

    fields = {"no": no, "subject": f"Contract {no}", "typeId": 52, "departmentId": 41}
    pdf = (f"{no}.pdf", Path(file).read_bytes(), "application/pdf")
    created = call("POST", "/api/documents/create", data=fields, files={"file": pdf})
    document_id = created["id"]
    print(f"Created {no}, id {document_id}")

    workflow = {"id": document_id, "processInOrder": True, "processes": STEPS}
    call("POST", "/api/documents/update-process", json=workflow)
    sent = call("POST", f"/api/documents/send-process/{document_id}")
    print("Sent")
    approve(sent["waitingProcess"]["id"], no)

    while True:
        document = call("GET", f"/api/documents/{document_id}")
        print(f"Status: {document['status']['description']}")
        if document["status"]["value"] == COMPLETED:
            break
        if document["status"]["value"] < 0:
            sys.exit(f"The workflow ended. {document.get('reason') or ''}")
        time.sleep(WAIT)

    download = requests.get(document["downloadUrl"], timeout=60)
    if not download.ok or not download.content.startswith(b"%PDF"):
        sys.exit("The download is no PDF.")
    Path(f"{no}-signed.pdf").write_bytes(download.content)
    print(f"Saved {no}-signed.pdf")
    if os.environ.get("ECONTRACT_NOTIFY"):
        call("POST", f"/api/documents/send-notify/{document_id}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("python3 send_document.py FILE.pdf CODE")
    try:
        main(*sys.argv[1:])
    except requests.RequestException as error:
        sys.exit(str(error))
