// Sends a PDF that you approve and another person signs, and stores the signed file.
// go run send-document.go FILE.pdf CODE
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"os"
	"strconv"
	"strings"
	"time"
)

const (
	completed = 4
	jsonType  = "application/json; charset=utf-8"
)

type step struct {
	OrderNo  int    `json:"orderNo"`
	User     string `json:"processedByUserCode"`
	Right    string `json:"accessPermissionCode"`
	Position string `json:"position,omitempty"`
	Page     int    `json:"pageSign,omitempty"`
}

type document struct {
	ID          string
	DownloadURL string
	Reason      string
	Status      struct {
		Value       int
		Description string
	}
	WaitingProcess struct{ ID string }
}

type answer struct {
	Success  bool
	Code     int
	Messages []string
	Data     json.RawMessage
}

var (
	client = http.Client{Timeout: time.Minute}
	input  = bufio.NewReader(os.Stdin)
	token  string
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 3 {
		log.Fatal("go run send-document.go FILE.pdf CODE")
	}
	if err := run(os.Args[1], os.Args[2]); err != nil {
		log.Fatal(err)
	}
}

func run(file, no string) error {
	company, err := strconv.Atoi(required("ECONTRACT_COMPANY"))
	if err != nil {
		return err
	}
	login := map[string]any{
		"username":  required("ECONTRACT_USERNAME"),
		"password":  required("ECONTRACT_PASSWORD"),
		"companyId": company,
	}
	if err := post("/api/auth/password-login", login, &token); err != nil {
		return err
	}

	id, err := create(file, no)
	if err != nil {
		return err
	}
	fmt.Printf("Created %s, id %s\n", no, id)

	workflow := map[string]any{"id": id, "processInOrder": true, "processes": []step{
		{1, "KHUE.LE", "A", "", 0},
		{2, "TRA.DO", "D", "330,60,510,150", 1},
	}}
	if err := post("/api/documents/update-process", workflow, nil); err != nil {
		return err
	}
	var sent document
	if err := call("POST", "/api/documents/send-process/"+id, "", nil, &sent); err != nil {
		return err
	}
	fmt.Println("Sent")
	if err := approve(sent.WaitingProcess.ID, no); err != nil {
		return err
	}

	address, err := watch(id)
	if err != nil {
		return err
	}
	if err := download(address, no+"-signed.pdf"); err != nil {
		return err
	}
	if os.Getenv("ECONTRACT_NOTIFY") == "" {
		return nil
	}
	return call("POST", "/api/documents/send-notify/"+id, "", nil, nil)
}

// ask returns what the user types; nothing at the end of the input.
func ask(question string) string {
	fmt.Print(question)
	line, _ := input.ReadString('\n')
	return strings.TrimSpace(line)
}

// approve approves a step in the name of the user who has logged in.
func approve(step, no string) error {
	if ask(fmt.Sprintf("Approve %s and accept the legal terms? (yes/no) ", no)) != "yes" {
		return fmt.Errorf("not approved; the document waits")
	}
	decision := map[string]any{
		"processId":              step,
		"reason":                 "Checked and agreed",
		"reject":                 false,
		"otp":                    nil,
		"signatureDisplayMode":   1,
		"showReason":             false,
		"confirmTermsConditions": true,
	}
	for {
		content, err := json.Marshal(decision)
		if err != nil {
			return err
		}
		got, err := send("POST", "/api/documents/process", jsonType, bytes.NewReader(content))
		if err != nil {
			return err
		}
		if got.Code != 100 && strings.Join(got.Messages, "") != "Invalid OTP" {
			return take("POST /api/documents/process", got, nil)
		}
		otp := ask("One-time code: ")
		if otp == "" {
			return fmt.Errorf("not approved; no code was typed")
		}
		decision["otp"] = otp
	}
}

// create uploads the PDF and returns the id of the new document.
func create(file, no string) (string, error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	body := &bytes.Buffer{}
	form := multipart.NewWriter(body)
	fields := [][2]string{{"no", no}, {"subject", "Contract " + no}, {"typeId", "52"}, {"departmentId", "41"}}
	for _, field := range fields {
		if err := form.WriteField(field[0], field[1]); err != nil {
			return "", err
		}
	}
	header := textproto.MIMEHeader{}
	header.Set("Content-Disposition", fmt.Sprintf(`form-data; name="file"; filename="%s.pdf"`, no))
	header.Set("Content-Type", "application/pdf")
	part, err := form.CreatePart(header)
	if err != nil {
		return "", err
	}
	if _, err := part.Write(content); err != nil {
		return "", err
	}
	if err := form.Close(); err != nil {
		return "", err
	}
	var created document
	err = call("POST", "/api/documents/create", form.FormDataContentType(), body, &created)
	return created.ID, err
}

// watch reads the document until all have acted, and returns the address of the signed file.
func watch(id string) (string, error) {
	seconds, err := strconv.Atoi(os.Getenv("ECONTRACT_WAIT"))
	if err != nil {
		seconds = 30
	}
	for {
		var read document
		if err := call("GET", "/api/documents/"+id, "", nil, &read); err != nil {
			return "", err
		}
		fmt.Println("Status:", read.Status.Description)
		if read.Status.Value == completed {
			return read.DownloadURL, nil
		}
		if read.Status.Value < 0 {
			return "", fmt.Errorf("the workflow ended. %s", read.Reason)
		}
		time.Sleep(time.Duration(seconds) * time.Second)
	}
}

func download(address, name string) error {
	response, err := client.Get(address)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK || !bytes.HasPrefix(content, []byte("%PDF")) {
		return fmt.Errorf("the download is no PDF")
	}
	if err := os.WriteFile(name, content, 0o644); err != nil {
		return err
	}
	fmt.Println("Saved", name)
	return nil
}

func post(path string, body, data any) error {
	content, err := json.Marshal(body)
	if err != nil {
		return err
	}
	return call("POST", path, jsonType, bytes.NewReader(content), data)
}

// call reads the data of the platform's answer into data, unless that is nil.
func call(method, path, contentType string, body io.Reader, data any) error {
	got, err := send(method, path, contentType, body)
	if err != nil {
		return err
	}
	return take(method+" "+path, got, data)
}

// take reads the data of an answer after which nothing is left to do.
func take(place string, got answer, data any) error {
	if !got.Success || got.Code == 100 || got.Code == 202 {
		return fmt.Errorf("%s: code %d %s", place, got.Code, strings.Join(got.Messages, " "))
	}
	if data == nil {
		return nil
	}
	return json.Unmarshal(got.Data, data)
}

// send calls the platform and returns its answer.
func send(method, path, contentType string, body io.Reader) (answer, error) {
	var got answer
	url := os.Getenv("ECONTRACT_URL")
	if url == "" {
		url = "https://econtract.example.com"
	}
	request, err := http.NewRequest(method, url+path, body)
	if err != nil {
		return got, err
	}
	if contentType != "" {
		request.Header.Set("Content-Type", contentType)
	}
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	response, err := client.Do(request)
	if err != nil {
		return got, err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return got, err
	}
	if err := json.Unmarshal(text, &got); err != nil {
		return got, fmt.Errorf("%s %s: HTTP %d, the answer is no JSON", method, path, response.StatusCode)
	}
	got.Success = got.Success && response.StatusCode == http.StatusOK
	return got, nil
}

func required(name string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("Set %s.", name)
	}
	return value
}
