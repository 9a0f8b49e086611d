import { useWords } from '../text/lang'
import { shellWords } from '../text/shell-words'
import { Button } from '../ui/form/button'
import { ProblemPage } from '../ui/layout/problem-page'

/** Replaces a screen that broke. */
export function BrokenScreen() {
  const text = useWords(shellWords)
  return (
    <ProblemPage title={text.broken} text={text.aboutBroken}>
      <Button kind="primary" onClick={() => location.reload()}>
        {text.tryAgain}
      </Button>
    </ProblemPage>
  )
}
