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
	"time"
)

func main() {
	url := os.Getenv("ECONTRACT_URL")
	if url == "" {
		url = "https://econtract.example.com"
	}
	token := required("ECONTRACT_TOKEN")

	body := &bytes.Buffer{}
	form := multipart.NewWriter(body)
	check(form.WriteField("no", "HD-2024-015"))
	check(form.WriteField("subject", "O'Neil \"lease\""))
	addFile(form, "file", "sample.pdf", "application/pdf")
	check(form.Close())

	request, err := http.NewRequest("POST", url+"/api/documents/create", body)
	check(err)
	request.Header.Set("Authorization", "Bearer "+token)
	request.Header.Set("Content-Type", form.FormDataContentType())
	client := http.Client{Timeout: time.Minute}
	response, err := client.Do(request)
	check(err)
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	check(err)

	var answer struct {
		Success bool
		Code    int
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		log.Fatalf("HTTP %d: the answer is no JSON.", response.StatusCode)
	}
	if answer.Code == 100 || answer.Code == 202 {
		log.Printf("Another call is needed: %s", text)
		os.Exit(3)
	}
	if response.StatusCode != http.StatusOK || !answer.Success {
		log.Fatalf("HTTP %d: %s", response.StatusCode, text)
	}
	fmt.Println(string(text))
}

func addFile(form *multipart.Writer, field, name, contentType string) {
	file, err := os.ReadFile(name)
	check(err)
	part, err := form.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {`form-data; name="` + field + `"; filename="` + name + `"`},
		"Content-Type":        {contentType},
	})
	check(err)
	_, err = part.Write(file)
	check(err)
}

func required(variable string) string {
	value := os.Getenv(variable)
	if value == "" {
		log.Fatalf("Set %s.", variable)
	}
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}