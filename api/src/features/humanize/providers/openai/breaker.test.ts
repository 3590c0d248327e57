import { expect, it } from "vitest";
import { createBreaker } from "./breaker.ts";

function setUp() {
  let now = 0;
  const breaker = createBreaker({ failures: 2, cooldownMs: 100, clock: () => now });
  return {
    breaker,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

it("opens after failures in a row only", () => {
  const { breaker } = setUp();
  breaker.enter()?.failed();
  breaker.enter()?.succeeded();
  breaker.enter()?.failed();
  expect(breaker.enter()).not.toBeNull();
  breaker.enter()?.failed();
  expect(breaker.enter()).toBeNull();
  expect(breaker.waitMs()).toBe(100);
});

it("lets one call try after a while, and closes or opens by how that ends", () => {
  const { breaker, wait } = setUp();
  breaker.enter()?.failed();
  breaker.enter()?.failed();
  wait(100);
  const trial = breaker.enter();
  expect(trial).not.toBeNull();
  expect(breaker.enter()).toBeNull();
  trial?.failed();
  expect(breaker.enter()).toBeNull();
  wait(100);
  breaker.enter()?.succeeded();
  expect(breaker.waitMs()).toBe(0);
  expect([breaker.enter(), breaker.enter()]).not.toContain(null);
});

it("lets another try where a trial was left", () => {
  const { breaker, wait } = setUp();
  breaker.enter()?.failed();
  breaker.enter()?.failed();
  wait(100);
  breaker.enter()?.left();
  expect(breaker.enter()).not.toBeNull();
});
