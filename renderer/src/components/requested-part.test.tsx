import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { requestedPart } from "./requested-part.tsx";

function Menu() {
  return <p>The menu</p>;
}

const load = vi.fn(async () => Menu);
const Part = requestedPart(load);

/** A page with a field and a menu. */
function Page() {
  const [open, setOpen] = useState(false);
  const opener = (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
  return (
    <>
      <textarea aria-label="Text" />
      {open ? <Part fallback={opener} onClose={() => setOpen(false)} /> : opener}
    </>
  );
}

test("says that it is out of reach, leaves the page as it is, and comes when it is asked for again", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  render(<Page />);
  await userEvent.type(screen.getByRole("textbox"), "Mine");
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This could not be loaded");
  expect(screen.getByRole("button", { name: "Load again" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Open" })).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Mine");
  expect(load).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByText("The menu")).toBeDefined();
});
