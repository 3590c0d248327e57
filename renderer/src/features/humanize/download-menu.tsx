import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/components/ui/menu.tsx";
import { type ExportFormat, exportFormats, saveText } from "@/lib/files/save-text.ts";
import { toast } from "@/lib/toast-store.ts";
import { DownloadTrigger } from "./download-trigger.tsx";

const names: Readonly<Record<ExportFormat, string>> = {
  txt: "Plain text (.txt)",
  md: "Markdown (.md)",
  docx: "Word document (.docx)",
};

/** Saves the result in a format of the user's choice. */
export function DownloadMenu({ text }: { text: string }) {
  const save = (format: ExportFormat) => {
    saveText(text, format).catch(() => {
      const description = "The file could not be created. Check your connection and try again.";
      toast({ title: "Download failed", description, variant: "destructive" });
    });
  };
  return (
    <Menu>
      <MenuTrigger asChild>
        <DownloadTrigger />
      </MenuTrigger>
      <MenuContent>
        {exportFormats.map((format) => (
          <MenuItem key={format} onSelect={() => save(format)}>
            {names[format]}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
