import os, sys, requests
url = os.environ.get("ECONTRACT_URL", "https://econtract.example.com")
body = {
  "username": os.environ["ECONTRACT_USERNAME"],
  "password": os.environ["ECONTRACT_PASSWORD"],
  "companyId": 901
}
response = requests.post(
  url + "/api/auth/password-login",
  json=body,
)
if not response.ok or not response.json()["success"]:
  sys.exit(f"HTTP {response.status_code}: {response.text}")
print(response.text)