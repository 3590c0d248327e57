import { Link } from "react-router-dom";
import { Message } from "@/components/message.tsx";
import { Button } from "@/components/ui/button.tsx";

export function NotFoundPage() {
  return (
    <Message
      title="Page Not Found"
      text="There is nothing at this address. The link may be old, or a letter may be missing."
    >
      <Button asChild>
        <Link to="/dashboard">Go to the dashboard</Link>
      </Button>
    </Message>
  );
}
