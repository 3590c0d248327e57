import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** The steps of a mail's way, as the server sees them; "answer" comes after the mail, before it is accepted. */
export type SmtpStep = "connect" | "from" | "to" | "data" | "answer" | "accepted";

/** What the server does at a step: goes on, refuses with a status, waits, or cuts the connection. */
type Behavior = "ok" | number | Promise<unknown> | "drop";

interface ReceivedMail {
  readonly to: string;
  readonly source: string;
}

interface SmtpOptions {
  /** `to` is empty before the recipient is known. */
  readonly at?: (step: SmtpStep, to: string) => Behavior;
  /** Whether it keeps the mails' sources, or only for whom they were. */
  readonly keepSources?: boolean;
  readonly user?: { readonly name: string; readonly password: string };
}

/** A real mail server on a free port, which accepts all mail unless told otherwise. */
export async function startSmtpServer({ at = () => "ok", keepSources = true, user }: SmtpOptions = {}) {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const step = (
    name: SmtpStep,
    to: string,
    session: { id: string },
    done: (error?: Error | null) => void,
  ) => {
    const behavior = at(name, to);
    if (behavior === "drop") return cut(session.id);
    if (typeof behavior === "number")
      return done(Object.assign(new Error("Refused"), { responseCode: behavior }));
    Promise.resolve(behavior).then(() => done());
  };
  const server = new SMTPServer({
    disabledCommands: user ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    ...(user ? { allowInsecureAuth: true } : { authOptional: true }),
    disableReverseLookup: true,
    logger: false,
    onAuth: (auth, _session, done) => {
      const known = auth.username === user?.name && auth.password === user?.password;
      done(known ? null : new Error("Who are you?"), { user: "known" });
    },
    onConnect: (session, done) => {
      connections += 1;
      step("connect", "", session, done);
    },
    onMailFrom: (_address, session, done) => step("from", "", session, done),
    onRcptTo: ({ address }, session, done) => step("to", address, session, done),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? "";
      const behavior = at("data", to);
      if (behavior === "drop") return cut(session.id);
      text(stream).then(
        (source) =>
          step("answer", to, session, (error) => {
            if (error) return done(error);
            received.push({ to, source: keepSources ? source : "" });
            at("accepted", to);
            done(null);
          }),
        () => {},
      );
    },
  });
  // Clients of these tests cut connections.
  server.on("error", () => {});

  function cut(id: string): void {
    for (const connection of server.connections) {
      if ("id" in connection && connection.id === id) connection.close();
    }
  }
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  // A TCP server's address is one.
  const { port } = server.server.address() as AddressInfo;
  const login = user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@` : "";
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    port,
    received,
    connections: () => connections,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
