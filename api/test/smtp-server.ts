export { type SmtpStep, startSmtpServer } from "../sandbox/smtp/smtp-server.ts";
