// What the payment page loads in sandbox mode instead of Stripe.js: the same few calls, against the stand-in.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const fieldStyle =
    "display:block;width:100%;min-height:40px;margin-top:4px;padding:8px 12px;border:1px solid rgb(255 255 255 / 14%);border-radius:6px;background:#0c0d10;color:#eceef2;font:inherit;font-size:16px;box-sizing:border-box";

  function field(label, name, placeholder, autocomplete) {
    const wrapper = document.createElement("label");
    wrapper.style.cssText = "display:block;flex:1;color:#a3abb8;font-size:13px";
    const input = document.createElement("input");
    Object.assign(input, { name, placeholder, autocomplete, inputMode: "numeric" });
    input.style.cssText = fieldStyle;
    wrapper.append(label, input);
    return { wrapper, input };
  }

  function createElement() {
    const handlers = new Map();
    const root = document.createElement("div");
    root.style.cssText = "display:grid;gap:16px";
    const number = field("Card number", "cardnumber", "1234 1234 1234 1234", "cc-number");
    const expiry = field("Expiry date", "exp-date", "MM / YY", "cc-exp");
    const cvc = field("CVC", "cvc", "CVC", "cc-csc");
    const pair = document.createElement("div");
    pair.style.cssText = "display:flex;gap:16px";
    pair.append(expiry.wrapper, cvc.wrapper);
    root.append(number.wrapper, pair);

    const values = () => ({ number: number.input.value, expiry: expiry.input.value, cvc: cvc.input.value });
    const isComplete = () =>
      values().number.replace(/\D/g, "").length >= 15 &&
      /^\d{1,2}\D+\d{2,4}$/.test(values().expiry.trim()) &&
      /^\d{3,4}$/.test(values().cvc);
    const isPast = () => {
      const [month, year] = values().expiry.trim().split(/\D+/).map(Number);
      // Months count from 0: the first moment after the one that was typed.
      return new Date(year < 100 ? 2000 + year : year, month) <= new Date();
    };
    const fire = (event, detail = {}) => {
      for (const handler of handlers.get(event) ?? []) handler({ elementType: "payment", ...detail });
    };
    root.addEventListener("input", () => {
      fire("change", {
        complete: isComplete(),
        empty: Object.values(values()).every((value) => value === ""),
      });
    });

    const element = {
      mount(target) {
        const place = typeof target === "string" ? document.querySelector(target) : target;
        place.replaceChildren(root);
        setTimeout(() => fire("ready"), 0);
      },
      unmount() {
        root.remove();
      },
      destroy() {
        root.remove();
        handlers.clear();
      },
      on(event, handler) {
        handlers.set(event, [...(handlers.get(event) ?? []), handler]);
        return element;
      },
      off(event, handler) {
        handlers.set(
          event,
          (handlers.get(event) ?? []).filter((each) => each !== handler),
        );
        return element;
      },
      focus() {
        number.input.focus();
      },
      update() {},
    };
    return { element, values, isComplete, isPast };
  }

  const validation = (code, message) => ({ error: { type: "validation_error", code, message } });

  window.Stripe = (publishableKey) => {
    async function call(clientSecret, path, init) {
      const id = clientSecret.split("_secret_")[0];
      const answer = await fetch(`${origin}/v1/payment_intents/${id}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${publishableKey}` },
      });
      return await answer.json();
    }

    return {
      elements({ clientSecret }) {
        let payment = null;
        return {
          clientSecret,
          create() {
            payment = createElement();
            return payment.element;
          },
          getElement: () => payment?.element ?? null,
          update() {},
          async submit() {
            if (!payment?.isComplete()) {
              return validation("incomplete_number", "Your card number is incomplete.");
            }
            return payment.isPast()
              ? validation("invalid_expiry_month_past", "Your card's expiration date is in the past.")
              : {};
          },
          values: () => payment?.values() ?? null,
        };
      },

      async confirmPayment({ elements, confirmParams, redirect = "always" }) {
        const checked = await elements.submit();
        if (checked.error) return checked;
        const { number, expiry, cvc } = elements.values();
        const [month = "", year = ""] = expiry.split(/\D+/);
        const card = { number, exp_month: month, exp_year: year, cvc };
        const body = new URLSearchParams({ client_secret: elements.clientSecret });
        body.set("payment_method_data[type]", "card");
        for (const [key, value] of Object.entries(card)) body.set(`payment_method_data[card][${key}]`, value);
        body.set("return_url", confirmParams.return_url);
        try {
          const answer = await call(elements.clientSecret, "/confirm", { method: "POST", body });
          if (answer.error) return { error: answer.error };
          if (redirect === "if_required") return { paymentIntent: answer };
          const url = new URL(confirmParams.return_url);
          url.searchParams.set("payment_intent", answer.id);
          url.searchParams.set("payment_intent_client_secret", elements.clientSecret);
          url.searchParams.set("redirect_status", "succeeded");
          window.location.assign(url);
          // As with Stripe: who is on the way out gets no answer.
          return await new Promise(() => {});
        } catch {
          return {
            error: { type: "api_connection_error", message: "The payment provider does not answer." },
          };
        }
      },

      async retrievePaymentIntent(clientSecret) {
        const query = new URLSearchParams({ client_secret: clientSecret });
        const answer = await call(clientSecret, `?${query}`, {});
        return answer.error ? { error: answer.error } : { paymentIntent: answer };
      },
    };
  };
})();
