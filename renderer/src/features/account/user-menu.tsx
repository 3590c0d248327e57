import type { Profile } from "@ai-humanizer/shared";
import { LogOut, Settings, ShieldCheck, User } from "lucide-react";
import { Link } from "react-router-dom";
import { Avatar } from "@/components/avatar.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@/components/ui/menu.tsx";
import { useSignOut } from "./use-sign-out.tsx";

const icon = { "aria-hidden": true, className: "size-4 text-muted", strokeWidth: 1.5 } as const;

/** Profile, Settings, for admins the admin area, Sign out. */
export function UserMenu({ profile }: { profile: Profile }) {
  const { signOut, question } = useSignOut();
  return (
    <>
      <Menu modal={false}>
        <MenuTrigger className="rounded-full transition-opacity hover:opacity-85 pointer-coarse:p-1">
          <Avatar name={profile.username} />
          <span className="sr-only">Account of {profile.username}</span>
        </MenuTrigger>
        <MenuContent>
          <div className="px-2 pt-1.5 pb-2 text-sm">
            <p className="truncate font-medium">{profile.username}</p>
            <p className="truncate text-muted">{profile.email}</p>
          </div>
          <MenuSeparator />
          <MenuItem asChild>
            <Link to="/account">
              <User {...icon} />
              Profile
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/account#settings">
              <Settings {...icon} />
              Settings
            </Link>
          </MenuItem>
          {profile.isAdmin && (
            <MenuItem asChild>
              <Link to="/admin">
                <ShieldCheck {...icon} />
                Admin
              </Link>
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem onSelect={signOut}>
            <LogOut {...icon} />
            Sign out
          </MenuItem>
        </MenuContent>
      </Menu>
      {question}
    </>
  );
}
