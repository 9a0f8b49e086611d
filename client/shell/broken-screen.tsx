import { useText } from '../text/lang'
import { shell } from '../text/rooms/shell'
import { Button } from '../ui/form/button'
import { ProblemPage } from '../ui/layout/problem-page'

/** Replaces a screen that broke. */
export function BrokenScreen() {
  const text = useText({ shell })
  return (
    <ProblemPage title={text.shell.broken} text={text.shell.aboutBroken}>
      <Button kind="primary" onClick={() => location.reload()}>
        {text.shell.tryAgain}
      </Button>
    </ProblemPage>
  )
}
