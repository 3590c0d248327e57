; Offers the app under "Open with" for the files it can import, without becoming their default program.
!macro associate EXTENSION
  WriteRegStr SHELL_CONTEXT "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}\SupportedTypes" ".${EXTENSION}" ""
  WriteRegNone SHELL_CONTEXT "Software\Classes\.${EXTENSION}\OpenWithProgids" "${APP_ID}.document"
!macroend

!macro dissociate EXTENSION
  DeleteRegValue SHELL_CONTEXT "Software\Classes\.${EXTENSION}\OpenWithProgids" "${APP_ID}.document"
!macroend

!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\${APP_ID}.document" "FriendlyTypeName" "${PRODUCT_NAME}"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${APP_ID}.document\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${APP_ID}.document\shell\open\command" "" '"$appExe" "%1"'
  WriteRegStr SHELL_CONTEXT "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}\shell\open\command" "" '"$appExe" "%1"'
  !insertmacro associate "txt"
  !insertmacro associate "md"
  !insertmacro associate "docx"
  !insertmacro associate "pdf"
!macroend

!macro customUnInstall
  !insertmacro dissociate "txt"
  !insertmacro dissociate "md"
  !insertmacro dissociate "docx"
  !insertmacro dissociate "pdf"
  DeleteRegKey SHELL_CONTEXT "Software\Classes\${APP_ID}.document"
  DeleteRegKey SHELL_CONTEXT "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}"
!macroend
