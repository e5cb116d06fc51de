// Receives events, appends each new one to events.jsonl, and answers as the platform expects.
// go run receive-webhook.go
package main

import (
	"crypto/subtle"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"sync"
	"time"
)

var (
	storing sync.Mutex
	seen    = map[string]bool{}
)

func main() {
	token := os.Getenv("WEBHOOK_TOKEN")
	if token == "" {
		log.Fatal("Set WEBHOOK_TOKEN.")
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	handler := http.HandlerFunc(func(writer http.ResponseWriter, request *http.Request) {
		status, messages := handle(request, token)
		writer.Header().Set("Content-Type", "application/json; charset=utf-8")
		writer.WriteHeader(status)
		answer := map[string]any{"success": status == http.StatusOK, "messages": messages}
		if err := json.NewEncoder(writer).Encode(answer); err != nil {
			log.Print(err)
		}
	})
	server := http.Server{Addr: ":" + port, Handler: handler, ReadTimeout: time.Minute}
	fmt.Println("Waiting on http://localhost:" + port)
	log.Fatal(server.ListenAndServe())
}

func handle(request *http.Request, token string) (int, string) {
	if request.Method != http.MethodPost {
		return http.StatusMethodNotAllowed, "Send a POST."
	}
	given := []byte(request.Header.Get("Authorization"))
	if subtle.ConstantTimeCompare(given, []byte("Bearer "+token)) != 1 {
		return http.StatusUnauthorized, "Wrong token."
	}
	body, err := io.ReadAll(request.Body)
	if err != nil || !json.Valid(body) {
		return http.StatusBadRequest, "Send JSON."
	}
	var event map[string]any
	if err := json.Unmarshal(body, &event); err != nil || event == nil {
		return http.StatusBadRequest, "Send an object."
	}
	if err := store(event); err != nil {
		log.Print(err)
		return http.StatusInternalServerError, "Not stored."
	}
	return http.StatusOK, "Status stored."
}

// store keeps an event once: what it is about, its status and its time tell it from others.
func store(event map[string]any) error {
	status, _ := event["DocumentStatus"].(map[string]any)
	key := fmt.Sprint(event["DocumentId"], event["BatchProcessId"], event["BatchImportId"],
		status["Value"], event["DatetimeNow"])
	line, err := json.Marshal(event)
	if err != nil {
		return err
	}
	storing.Lock()
	defer storing.Unlock()
	if seen[key] {
		return nil
	}
	file, err := os.OpenFile("events.jsonl", os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	if _, err := file.Write(append(line, '\n')); err != nil {
		file.Close()
		return err
	}
	seen[key] = true
	return file.Close()
}
