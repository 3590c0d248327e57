import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { optionalPart } from "./optional-part.tsx";

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test("shows its stand-in until its code is here, and later at once", async () => {
  const Part = optionalPart(async () => Greeting);
  const { unmount } = render(<Part name="Ada" fallback="..." />);
  expect(screen.getByText("...")).toBeDefined();
  expect(await screen.findByText("Hello Ada")).toBeDefined();
  unmount();
  render(<Part name="Ben" fallback="..." />);
  expect(screen.getByText("Hello Ben")).toBeDefined();
});

test("lets the page go on without code that is out of reach, and asks again with its next render", async () => {
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const Part = optionalPart(load);
  const { rerender } = render(
    <main>
      Page <Part name="Ada" />
    </main>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByRole("main").textContent).toBe("Page ");
  rerender(
    <main>
      Page <Part name="Ada" />
    </main>,
  );
  expect(await screen.findByText("Hello Ada")).toBeDefined();
});
