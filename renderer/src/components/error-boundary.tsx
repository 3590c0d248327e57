import { Component, type ReactNode } from "react";
import { Message } from "./message.tsx";
import { Button } from "./ui/button.tsx";

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Shown in place of a screen that broke, or whose code could not be loaded. React wants a class here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Message
        title="This page could not be shown"
        text="Your text is kept in this browser. Load the page again to carry on."
      >
        <Button onClick={() => location.reload()}>Load again</Button>
      </Message>
    );
  }
}
