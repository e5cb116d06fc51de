// Sends a PDF to two people, waits until both have signed, and stores the signed file.
// go run send-document.go FILE.pdf CODE
package main

import (
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
	"time"
)

const completed = 4

type step struct {
	OrderNo  int    `json:"orderNo"`
	User     string `json:"processedByUserCode"`
	Right    string `json:"accessPermissionCode"`
	Position string `json:"position"`
	Page     int    `json:"pageSign"`
}

type document struct {
	ID          string
	DownloadURL string
	Reason      string
	Status      struct {
		Value       int
		Description string
	}
}

var (
	client = http.Client{Timeout: time.Minute}
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
		{1, "KHUE.LE", "D", "30,60,210,150", 1},
		{2, "TRA.DO", "D", "330,60,510,150", 1},
	}}
	if err := post("/api/documents/update-process", workflow, nil); err != nil {
		return err
	}
	if err := call("POST", "/api/documents/send-process/"+id, "", nil, nil); err != nil {
		return err
	}
	fmt.Println("Sent")

	address, err := watch(id)
	if err != nil {
		return err
	}
	return download(address, no+"-signed.pdf")
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
	return call("POST", path, "application/json; charset=utf-8", bytes.NewReader(content), data)
}

// call reads the data of the platform's answer into data, unless that is nil.
func call(method, path, contentType string, body io.Reader, data any) error {
	url := os.Getenv("ECONTRACT_URL")
	if url == "" {
		url = "https://econtract.example.com"
	}
	request, err := http.NewRequest(method, url+path, body)
	if err != nil {
		return err
	}
	if contentType != "" {
		request.Header.Set("Content-Type", contentType)
	}
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	var answer struct {
		Success bool
		Code    int
		Data    json.RawMessage
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		return fmt.Errorf("%s %s: HTTP %d, the answer is no JSON", method, path, response.StatusCode)
	}
	if response.StatusCode != http.StatusOK || !answer.Success || answer.Code == 100 || answer.Code == 202 {
		return fmt.Errorf("%s %s: %s", method, path, text)
	}
	if data == nil {
		return nil
	}
	return json.Unmarshal(answer.Data, data)
}

func required(name string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("Set %s.", name)
	}
	return value
}
