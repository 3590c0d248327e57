import type { Delivery, Mail, Mailer } from "../src/mail/mailer.ts";

/** A mailer that keeps what it was given, and says of each what `answer` says. */
export function fakeMailer(answer: (mail: Mail) => Delivery = () => ({ kind: "sent" })) {
  const mails: Mail[] = [];
  const mailer: Mailer = {
    via: "smtp",
    deliver: async (mail) => {
      mails.push(mail);
      return answer(mail);
    },
    close: () => {},
  };
  return { mailer, mails };
}
