package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

func main() {
	url := os.Getenv("ECONTRACT_URL")
	if url == "" {
		url = "https://econtract.example.com"
	}
	username := required("ECONTRACT_USERNAME")
	password := required("ECONTRACT_PASSWORD")

	body, err := json.Marshal(map[string]any{
		"username":  username,
		"password":  password,
		"companyId": 901,
	})
	check(err)

	request, err := http.NewRequest("POST", url+"/api/auth/password-login", bytes.NewReader(body))
	check(err)
	request.Header.Set("Content-Type", "application/json; charset=utf-8")
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