import os
import sys
import requests

url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
fields = [
    ("no", "HD-2024-015"),
    ("subject", "O'Neil \"lease\""),
]
files = [
    ("file", ("sample.pdf", open("sample.pdf", "rb"), "application/pdf")),
]

response = requests.post(
    url + "/api/documents/create",
    headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]},
    data=fields,
    files=files,
    timeout=60,
)
if not response.ok:
    sys.exit(f"HTTP {response.status_code}: {response.text}")
answer = response.json()
if not answer["success"]:
    sys.exit(f"Code {answer['code']}: {' '.join(answer['messages'])}")
print(answer["code"], answer["data"])