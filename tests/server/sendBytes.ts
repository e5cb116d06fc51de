import {connect, type Socket} from 'node:net';

/** Opens a connection to a server. */
export function openConnection(origin: string): Socket {
  const {hostname, port} = new URL(origin);
  return connect({host: hostname, port: Number(port), allowHalfOpen: true});
}

/** @returns all that comes until the server closes the connection. */
export function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    // A server may close while it is still sent to.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/** Sends bytes as they are. @returns the whole answer */
export function sendBytes(origin: string, bytes: string): Promise<string> {
  const socket = openConnection(origin);
  socket.write(bytes, 'latin1');
  return readToEnd(socket);
}
